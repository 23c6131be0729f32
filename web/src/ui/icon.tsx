import type { IconNode } from 'lucide';

interface IconProps {
  readonly of: IconNode;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** A decorative icon beside text. */
export function Icon({ of, size = 24, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {of.map(([Shape, attributes]) => (
        <Shape key={Object.values(attributes).join()} {...attributes} />
      ))}
    </svg>
  );
}
