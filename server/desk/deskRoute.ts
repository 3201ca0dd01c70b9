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

/** Somebody of the staff who is signed in, both steps taken. */
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

/** The member of the staff that sends a request; undefined if nobody is signed in to the desk. */
export type StaffOf = (req: Request) => Promise<SignedInStaff | undefined>;

/** Who makes a call of the desk. `actor` is who the record names. */
export type DeskCaller = { staff: SignedInStaff; actor: Actor };

/** A request that its sender may make. */
export type DeskRequest = DeskCaller & { req: Request; res: Response };

/**
 * A route of the desk, made of the record of a call. `createDeskResource` checks who may call it.
 */
export type DeskRoute = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The whole path, as the contract has it. */
  path: string;
  permission: DeskPermission;
  /** Whether it lists people: how often one member of the staff may do so is limited. */
  listsPeople?: true | undefined;
  /** Responds to the request. What it throws becomes a problem. */
  handle: (request: DeskRequest) => Promise<void>;
};

/** A handler for each call. */
type Handlers<C extends DeskCalls> = {
  [Name in keyof C & CallName]: (
    input: CallInput<Name, C[Name], DeskCaller>,
  ) => Promise<CallResult<C[Name]>>;
};

/**
 * Makes the routes of the desk of calls and their handlers, as `implement` does for everybody else.
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

/** Makes one route of the desk. */
export function deskRoute(name: string, call: DeskCall, handler: DeskHandler): DeskRoute {
  return {
    ...routeOf(name),
    permission: call.access,
    listsPeople: call.listsPeople,
    handle: ({ req, res, ...caller }) =>
      runCall(name, call, (input) => handler({ ...input, caller }), { req, res, caller }),
  };
}
