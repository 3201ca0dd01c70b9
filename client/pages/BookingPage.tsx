import { PageShell } from '../ui/PageShell.tsx';

export function BookingPage() {
  return <PageShell title="Your booking">-</PageShell>;
}
