import { useEffect, useState } from 'react';

/** Whether the component has been in the page for a moment. Screen readers announce only what a live region gets later. */
export function useCanAnnounce(): boolean {
  const [canAnnounce, setCanAnnounce] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCanAnnounce(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return canAnnounce;
}
