import type { IconNode } from 'lucide';

interface IconProps {
  readonly of: IconNode;
  readonly size?: number;
  readonly className?: string;
}

/** A decorative icon beside text, with its width and height in pixels. */
export function Icon({ of, size = 24, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {of.map(([Shape, attributes]) => (
        <Shape key={Object.values(attributes).join()} {...attributes} />
      ))}
    </svg>
  );
}
