import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface TrailingIconProps {
  readonly of: IconNode;
  readonly children: ReactNode;
}

/** A text with a decorative icon behind its last word. */
export function TrailingIcon({ of, children }: TrailingIconProps) {
  return (
    // The inner element stays inline in a button, which is a flex box.
    <span>
      <span className="trailing">
        {/* Before the text, so that nothing stands between the last word and the room for the icon. */}
        <Icon of={of} size={20} />
        <span>{children}</span>
      </span>
    </span>
  );
}
