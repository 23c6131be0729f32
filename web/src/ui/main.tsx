import { chakra } from '@chakra-ui/react';

export const MAIN_ID = 'main';

/** The page's content. Starts below the fixed header and fills the screen above the footer. */
const MainLandmark = chakra('main', { base: { flexGrow: '1', paddingTop: 'header' } });

export function Main(props: React.ComponentProps<typeof MainLandmark>) {
  return <MainLandmark id={MAIN_ID} tabIndex={-1} {...props} />;
}
