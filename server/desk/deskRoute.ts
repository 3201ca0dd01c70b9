import type { Request, Response } from 'express';
import * as v from 'valibot';
import type { CallName } from '#contracts/site/calls/call.ts';
import type { DeskCall, DeskCalls } from '#contracts/site/calls/deskCalls.ts';
import type { DeskPermission, StaffRole } from '#contracts/site/desk/permissions.ts';
import type { Actor } from '../record/actor.ts';
import {
  type AnyHandler,
  type CallInput,
  type CallResult,
  routeOf,
  runCall,
} from '../request/implement.ts';

/** A member of the staff who has signed in with both steps. */
export type SignedInStaff = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  sessionId: string;
  secondStepAt: Date | null;
  /** When a passkey was last used in this session. */
  passkeyAt: Date | null;
};

/**
 * Returns the member of the staff who sent a request, or undefined if nobody is signed in to the
 * desk.
 */
export type StaffOf = (req: Request) => Promise<SignedInStaff | undefined>;

/** The sender of a call of the desk. The record names the `actor`. */
export type DeskCaller = { staff: SignedInStaff; actor: Actor };

/** A request that `createDeskResource` has authorized. */
export type DeskRequest = DeskCaller & { req: Request; res: Response };

/**
 * A route of the desk, created from the definition of a call. `createDeskResource` checks the
 * permission.
 */
export type DeskRoute = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The whole path, as in the contract. */
  path: string;
  permission: DeskPermission;
  /**
   * Whether the route lists personal data. Each member of the staff has a limit of such requests.
   */
  listsPeople?: true | undefined;
  /** Responds to the request. A thrown error becomes a problem. */
  handle: (request: DeskRequest) => Promise<void>;
};

/** The handlers of all calls by name. */
type Handlers<C extends DeskCalls> = {
  [Name in keyof C & CallName]: (
    input: CallInput<Name, C[Name], DeskCaller>,
  ) => Promise<CallResult<C[Name]>>;
};

/**
 * Creates the routes of the desk from calls and their handlers, like `implement` for all other
 * resources.
 */
export function deskRoutes<C extends DeskCalls>(calls: C): (handlers: Handlers<C>) => DeskRoute[];
export function deskRoutes(calls: Readonly<Record<string, DeskCall>>) {
  return (given: object): DeskRoute[] => {
    const handlers = v.parse(handlersSchema, given);
    return Object.entries(calls).map(([name, call]) => {
      const handler = handlers[name];
      if (!handler) throw new Error(`${name} has no handler.`);
      return deskRoute(name, call, handler);
    });
  };
}

const handlersSchema = v.record(
  v.string(),
  v.custom<DeskHandler>((handler) => typeof handler === 'function'),
);

type AnyInput = Parameters<AnyHandler>[0];
type DeskHandler = (input: AnyInput & { caller: DeskCaller }) => ReturnType<AnyHandler>;

/** Creates one route of the desk. */
export function deskRoute(name: string, call: DeskCall, handler: DeskHandler): DeskRoute {
  return {
    ...routeOf(name),
    permission: call.access,
    listsPeople: call.listsPeople,
    handle: ({ req, res, ...caller }) =>
      runCall(name, call, (input) => handler({ ...input, caller }), { req, res, caller }),
  };
}
