import { createAsker, type Limits, siteLimits } from './askProvider.ts';
import { atMost } from './atMost.ts';
import { type Exchange, type Question, readExchange } from './exchange.ts';
import { detailQuestions, oddQuestions, siteQuestions } from './questions.ts';
import { whyUnreachable } from './reachProvider.ts';
import { judge, type Report } from './report.ts';

const atOnce = 5;

/** What to verify. `origin` has no path; `headers` go with every request; `sample` hotels are fetched by id. */
export interface VerifyOptions {
  origin: string;
  headers: Readonly<Record<string, string>>;
  city: string;
  sample: number;
  limits?: Limits;
}

/** How far a run is: `done` of `total` requests of the phase. */
export interface Progress {
  phase: string;
  done: number;
  total: number;
}

/** There is nobody to verify. */
export class UnreachableProvider extends Error {
  override name = 'UnreachableProvider';
}

/**
 * Asks a provider everything and judges its answers. Only GET, never more than five requests at
 * once. Rejects with `UnreachableProvider` when no connection can be made; whatever an answer is
 * like, it is a finding and no error.
 */
export async function verifyProvider(
  { origin, headers, city, sample, limits = siteLimits }: VerifyOptions,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Report> {
  const reason = await whyUnreachable(origin, limits.firstByteMs);
  if (reason) throw new UnreachableProvider(reason);
  const started = performance.now();
  const now = new Date();
  const asker = createAsker(origin, headers, limits);

  function askAll(phase: string, questions: readonly Question[]): Promise<Exchange[]> {
    let done = 0;
    const report = () => onProgress({ phase, done, total: questions.length });
    report();
    return atMost(atOnce, questions, async (question) => {
      const exchange = readExchange(question, await asker.ask(question.path));
      done += 1;
      report();
      return exchange;
    });
  }

  try {
    const lists = await askAll('Lists and searches', siteQuestions(city, now));
    const details = await askAll('Hotels by id', detailQuestions(lists, sample));
    const odd = await askAll('Odd questions', oddQuestions(city, now));
    const tookMs = Math.round(performance.now() - started);
    const run = { provider: origin, startedAt: now.toISOString(), tookMs, city };
    return judge(run, [...lists, ...details, ...odd]);
  } finally {
    asker.close();
  }
}
