import type { ReactNode } from 'react';
import * as v from 'valibot';
import { firstChange } from '#contracts/site/desk/deskRecord.ts';
import { Instant } from './Instant.tsx';
import { useDeskI18n } from './useDeskI18n.ts';

const errorSchema = v.object({ data: v.object(firstChange) });

/** What is said of a change that was refused, and who was first where the response says so. */
export function FirstChange({ error, children }: { error: unknown; children: ReactNode }) {
  const { t } = useDeskI18n();
  const read = v.safeParse(errorSchema, error);
  const { by, at } = read.success ? read.output.data : {};
  return (
    <>
      <p>{children}</p>
      {by && at && (
        <p>{t.rich('deskBooking.problem.by', { name: by, instant: () => <Instant at={at} /> })}</p>
      )}
    </>
  );
}
