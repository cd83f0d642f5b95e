import { agentOrders } from '@sokoni/messages/en/wholesale/agent-orders';
import { translator } from '@sokoni/messages/translator';

/** Of orders that the staff places for a company. */
export const sayAgentOrder = translator({ agentOrders });
