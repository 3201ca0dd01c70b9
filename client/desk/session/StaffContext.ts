import { createContext, use } from 'react';
import type { StaffMember } from '#contracts/site/desk/deskSession.ts';
import { type DeskPermission, isPermitted } from '#contracts/site/desk/permissions.ts';

/** The member of the staff who is signed in to the desk. */
export const StaffContext = createContext<StaffMember | undefined>(undefined);

/** Returns the member who is signed in to the desk. Throws outside a page of the desk. */
export function useStaff(): StaffMember {
  const staff = use(StaffContext);
  if (!staff) throw new Error('There is no <StaffContext> above this component.');
  return staff;
}

/** Tells whether the signed-in member has a permission. The server always checks it again. */
export function usePermitted(permission: DeskPermission): boolean {
  return isPermitted(useStaff().role, permission);
}
