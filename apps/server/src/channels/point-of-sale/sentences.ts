import { pointOfSale } from '@sokoni/messages/en/point-of-sale';
import { translator } from '@sokoni/messages/translator';

export const say = translator('en', pointOfSale);
