import { createContext } from 'react';

/**
 * Whether the checkout shows the client's price and the agent's commission: the operator's
 * AGENT_PRICES.
 */
export const AgentPrices = createContext(false);
