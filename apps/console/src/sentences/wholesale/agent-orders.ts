import { agentOrderPages } from '@sokoni/messages/en/wholesale/agent-orders';
import { translator } from '@sokoni/messages/translator';

/** The sentences of orders that the staff places for a company. */
export const sayAgentOrder = translator({ agentOrderPages });
