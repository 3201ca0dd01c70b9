import type { Request, Response } from 'express';
import type { DeskPermission, StaffRole } from '#contracts/site/desk/permissions.ts';
import type { Actor } from '../audit/actor.ts';

/** Somebody of the staff who is signed in, both steps taken. */
export type SignedInStaff = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  sessionId: string;
  secondStepAt: Date | null;
};

/** The member of the staff that sends a request; undefined if nobody is signed in to the desk. */
export type StaffOf = (req: Request) => Promise<SignedInStaff | undefined>;

/** A request that its sender may make. `actor` is who the record names. */
export type DeskRequest = { req: Request; res: Response; staff: SignedInStaff; actor: Actor };

/**
 * A route of the desk. `path` is the whole one, as the contract has it. A resource makes its routes, and
 * `createDeskResource` checks who may call them.
 */
export type DeskRoute = {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  permission: DeskPermission;
  /** Whether it lists people: how often one member of the staff may do so is limited. */
  listsPeople?: true;
  /** Responds to the request. What it throws becomes a problem. */
  handle: (request: DeskRequest) => Promise<void>;
};
