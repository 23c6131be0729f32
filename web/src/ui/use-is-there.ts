import { useEffect, useState } from 'react';

/** Whether the component has been in the page for a moment. Screen readers announce only what a live region gets later. */
export function useIsThere(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return isThere;
}
