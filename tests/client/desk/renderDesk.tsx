import { act, render, type RenderResult } from '@testing-library/react';
import { createServer, type IncomingMessage } from 'node:http';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { createDeskStore } from '#client/desk/app/createDeskStore.ts';
import { DeskApp } from '#client/desk/app/DeskApp.tsx';
import { deskApi } from '#client/desk/api/deskApi.ts';
import { createSecondStep } from '#client/desk/api/secondStep.ts';
import type { SiteVersion } from '#client/domain/siteVersion.ts';
import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import { createI18n } from '#contracts/texts/createI18n.ts';
import { deskMoneyTexts } from '#contracts/texts/en/deskMoneyTexts.ts';
import { deskPasskeysTexts } from '#contracts/texts/en/deskPasskeysTexts.ts';
import { deskPromotionsTexts } from '#contracts/texts/en/deskPromotionsTexts.ts';
import { deskRatesTexts } from '#contracts/texts/en/deskRatesTexts.ts';
import { deskTemplatesTexts } from '#contracts/texts/en/deskTemplatesTexts.ts';
import { deskTexts, type DeskTexts } from '#contracts/texts/en/deskTexts.ts';
import { siteVersionHeader } from '#contracts/site/siteVersion.ts';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';
import { withBody } from '../../support/scriptedProvider.ts';
import { afterTest } from '../../support/testLimits.ts';

/** The texts of the desk in English. */
const deskEnglish = createI18n<DeskTexts>('en', {
  ...deskTexts,
  ...deskMoneyTexts,
  ...deskPasskeysTexts,
  ...deskPromotionsTexts,
  ...deskRatesTexts,
  ...deskTemplatesTexts,
});

/** A response of the scripted desk. The status is 200 by default. */
type Response = { status?: number; body?: unknown };
type Answer = Response | ((call: DeskCall) => Response);

/**
 * A call that the scripted desk received, such as `GET /api/desk/reviews`, with its query and JSON
 * body.
 */
interface DeskCall {
  call: string;
  query: URLSearchParams;
  body: unknown;
  /** Whether the page sent the call without an action of the user. */
  background: boolean;
}

export interface DeskScript {
  role?: StaffRole | null;
  answers?: Record<string, Answer | Answer[]>;
}

/** Returns a response with which the desk refuses a call. */
export function refused(status: number, code: string, members: object = {}): Response {
  return { status, body: { type: 'about:blank', title: 'Refused', status, code, ...members } };
}

/**
 * Starts a desk that responds to `METHOD /path` as `answers` say. An array answers one call after
 * the other and repeats its last answer. Other calls get 404. A colleague with `role` is signed in,
 * or nobody if it is null. `calls` lists the received calls.
 */
export async function scriptDesk({ role = 'admin', answers = {} }: DeskScript = {}) {
  const calls: DeskCall[] = [];
  const staff = role && {
    id: `staff-${role}`,
    name: 'Sam Desk',
    email: `${role}@hotels.example`,
    role,
    secondStepUntil: null,
  };
  const script: Record<string, Answer | Answer[]> = {
    'GET /api/desk/session': { body: { staff } },
    'POST /api/desk/session/second-step': { body: { staff } },
    // No task is assigned.
    'GET /api/desk/tasks': {
      body: { today: '2026-11-22', tasks: [], more: false, staff: [] },
    },
    ...answers,
  };
  const respond = (request: IncomingMessage, sent: string): Response | Promise<Response> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://desk');
    const call = `${request.method ?? ''} ${pathname}`;
    const body: unknown = sent && JSON.parse(sent);
    const background = request.headers['x-background'] === '1';
    const received = { call, query, body, background };
    calls.push(received);
    const scripted = script[call];
    const answer = Array.isArray(scripted)
      ? scripted.length > 1
        ? scripted.shift()
        : scripted[0]
      : scripted;
    if (!answer) return { status: 404, body: { title: 'Not Found', status: 404 } };
    return typeof answer === 'function' ? answer(received) : answer;
  };
  const server = createServer((request, response) => {
    withBody(request, (sent) => {
      void Promise.resolve(respond(request, sent)).then(({ status = 200, body }) => {
        const type = status < 400 ? 'application/json' : 'application/problem+json';
        response.writeHead(body === undefined && status === 200 ? 204 : status, {
          'content-type': type,
          'cache-control': 'no-store',
          [siteVersionHeader]: 'test',
        });
        response.end(body === undefined ? undefined : JSON.stringify(body));
      });
    });
  });
  const { origin, close } = await listenOnLoopback(server);
  afterTest(() => void close());
  return { origin, calls, script };
}

export interface RenderedDesk extends RenderResult {
  location: () => ReturnType<typeof useLocation>;
  /** Opens an address of the desk. -1 and 1 step back and forward in the history. */
  navigate: (to: string | number) => void;
}

/** Renders the real desk with its real store at an address. Its API is at `apiOrigin`. */
export function renderDesk(
  address: string,
  { apiOrigin, version }: { apiOrigin: string; version?: SiteVersion },
): RenderedDesk {
  const secondStep = createSecondStep();
  const store = createDeskStore({ apiOrigin, secondStep, version });
  afterTest(() => void store.dispatch(deskApi.util.resetApiState()));
  let current: ReturnType<typeof useLocation> | undefined;
  let go: RenderedDesk['navigate'] = () => undefined;
  function Watch() {
    current = useLocation();
    const navigate = useNavigate();
    go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
    return null;
  }
  const rendered = render(
    <MemoryRouter initialEntries={[address]}>
      <Watch />
      <DeskApp
        {...{ store, secondStep, version, i18n: deskEnglish, onLanguage: () => undefined }}
      />
    </MemoryRouter>,
  );
  return {
    ...rendered,
    location: () => {
      if (!current) throw new Error('no location yet');
      return current;
    },
    navigate: (to) => act(() => go(to)),
  };
}

/** Renders an address of the desk with a scripted API. */
export async function openDesk(address: string, scripted?: DeskScript) {
  const desk = await scriptDesk(scripted);
  return { ...desk, ...renderDesk(address, { apiOrigin: desk.origin }) };
}
