import { deskMoneyRoutes } from './deskMoneyRoutes.ts';
import type { SettlementContext } from './settlementContext.ts';

/** Puts settling with hotels together. It has no routes but those of the desk. */
export function startSettlement(context: SettlementContext) {
  return { deskRoutes: deskMoneyRoutes(context) };
}
