/** The time of the build. Builds with the same SOURCE_DATE_EPOCH, in seconds, have the same content at any time. */
export const NOW = process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now();
