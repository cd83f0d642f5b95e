import { deliveryAnswers } from '@sokoni/messages/en/sales/delivery';
import { translator } from '@sokoni/messages/translator';

export const say = translator({ deliveryAnswers });
