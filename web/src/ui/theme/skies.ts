/** The light at the farm, multiplied with a drawing of its dawn. The wide ones are for a picture with text at its left. */
export const SKIES = {
  day: 'linear-gradient(#cfe8f7, #e6f4fb 45%, #fff 75%)',
  wideDay: 'linear-gradient(#cfe8f7, #e6f4fb 22%, #fff 40%)',
  dusk: 'linear-gradient(#d8cdf0, #f8d3bf 40%, #f5bfa0 60%, #f0d9c6 74%, #f2dfcd 90%, #fff)',
  // The dog at the right stays white.
  wideDusk: 'linear-gradient(100deg, #e2cdea, #f6cdb5 45%, #f1ded4 70%, #efe3e0)',
  night: 'linear-gradient(#1b2c52, #2c466f 58%, #7d97bd 78%, #64809f 90%)',
  wideNight: 'linear-gradient(150deg, #1b2c52, #2c466f 42%, #7d97bd 70%, #64809f)',
} as const;
