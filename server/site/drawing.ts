import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { DrawPage, LeftOutPart, PageToDraw } from '#contracts/site/drawnPage.ts';
import type { Log } from '../observability/log.ts';

const defaultLimitMs = 500;

const builtSchema = v.object({ draw: v.custom<DrawPage>((draw) => typeof draw === 'function') });

/** Loads the built module that draws pages. */
export async function builtDrawing(folder: string): Promise<DrawPage> {
  const built: unknown = await import(
    /* webpackIgnore: true */ pathToFileURL(join(folder, 'draw.js')).href
  );
  return v.parse(builtSchema, built).draw;
}

/**
 * Creates the function that draws the first content of a page. It resolves to '' if drawing fails
 * or takes too long. The page is then sent without drawn content. ADR 0041.
 */
export function createDrawing(
  draw: DrawPage,
  { log, limitMs = defaultLimitMs }: { log: Pick<Log, 'warn'>; limitMs?: number },
) {
  return async (page: PageToDraw): Promise<string> => {
    const [path] = page.address.split('?');
    const onLeftOut = (parts: readonly LeftOutPart[]) => {
      const left = { page: path, parts: parts.length, first: parts[0] };
      log.warn(left, 'a drawn page omits part of an answer');
    };
    const stop = new AbortController();
    try {
      const late = wait(limitMs, undefined, { signal: stop.signal }).then(() => {
        throw new Error(`not drawn within ${limitMs} ms`);
      });
      return await Promise.race([draw(page, onLeftOut), late]);
    } catch (error) {
      log.warn({ err: error, page: path }, 'a page was not drawn');
      return '';
    } finally {
      stop.abort();
    }
  };
}

export type Drawing = ReturnType<typeof createDrawing>;
