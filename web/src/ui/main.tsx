import { chakra } from '@chakra-ui/react';

export const MAIN_ID = 'main';

/** The page's content; it starts below the fixed header and takes what the footer leaves of a tall screen. */
const MainLandmark = chakra('main', { base: { flexGrow: '1', paddingTop: 'header' } });

export function Main(props: React.ComponentProps<typeof MainLandmark>) {
  return <MainLandmark id={MAIN_ID} tabIndex={-1} {...props} />;
}
