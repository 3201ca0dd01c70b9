import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { DrawPage, PageToDraw } from '#contracts/site/drawnPage.ts';
import type { Log } from '../observability/log.ts';

const defaultLimitMs = 500;
/** A page takes the process some 5 to 15 ms: whoever asks for many cannot take all its time. */
const mostASecond = 20;

const builtSchema = v.object({ draw: v.custom<DrawPage>((draw) => typeof draw === 'function') });

/** Loads what the build draws pages with. */
export async function builtDrawing(folder: string): Promise<DrawPage> {
  const built: unknown = await import(
    /* webpackIgnore: true */ pathToFileURL(join(folder, 'draw.js')).href
  );
  return v.parse(builtSchema, built).draw;
}

/**
 * Draws the first content of a page. '' where that fails or takes too long, and while many have been
 * drawn within a second: the page is then sent without. ADR 0021.
 */
export function createDrawing(
  draw: DrawPage,
  { log, limitMs = defaultLimitMs }: { log: Pick<Log, 'warn'>; limitMs?: number },
) {
  let second = 0;
  let drawn = 0;
  return async (page: PageToDraw): Promise<string> => {
    const now = Math.floor(performance.now() / 1_000);
    drawn = now === second ? drawn + 1 : 1;
    second = now;
    if (drawn > mostASecond) return '';
    const stop = new AbortController();
    try {
      const late = wait(limitMs, undefined, { signal: stop.signal }).then(() => {
        throw new Error(`not drawn within ${limitMs} ms`);
      });
      return await Promise.race([draw(page), late]);
    } catch (error) {
      log.warn({ err: error, page: page.address.split('?')[0] }, 'a page was not drawn');
      return '';
    } finally {
      stop.abort();
    }
  };
}

export type Drawing = ReturnType<typeof createDrawing>;
