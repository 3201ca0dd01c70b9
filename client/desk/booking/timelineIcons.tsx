import type { DeskTimelineEntry } from '#contracts/site/desk/deskBooking.ts';

/** The paths of the icons on a grid of 24 units. */
const shapes = {
  event: <path d="M5 21V4M5 5c5-3 8 3 14 0v9c-6 3-9-3-14 0" />,
  attempt: <path d="M4 9h14l-4-4M20 15H6l4 4" />,
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </>
  ),
  webhook: <path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14" />,
  payment: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="M3 10h18M7 15h4" />
    </>
  ),
  note: (
    <>
      <path d="M5 4h14v11l-5 5H5Z" />
      <path d="M19 15h-5v5M9 9h6M9 12.5h4" />
    </>
  ),
} as const satisfies Record<DeskTimelineEntry['kind'], unknown>;

/** The icon of a kind of entry. It is decorative, because the entry's text names the kind. */
export function TimelineIcon({ kind }: { kind: DeskTimelineEntry['kind'] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[kind]}
    </svg>
  );
}
