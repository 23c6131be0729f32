/** A photo that vite-imagetools has resized, as `photos.generated.ts` imports it. */
declare module '*&as=picture' {
  type Picture = import('vite-imagetools').Picture;
  export const sources: Picture['sources'];
  export const img: Picture['img'];
}
