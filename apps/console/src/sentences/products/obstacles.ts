import { productObstacles } from '@sokoni/messages/en/catalogue/product-problems';
import { translator } from '@sokoni/messages/translator';

/** Why a customer can’t buy a product. */
export const sayObstacle = translator({ productObstacles });
