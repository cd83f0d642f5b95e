import { pastSales } from '@sokoni/messages/en/till/past-sales';
import { translator } from '@sokoni/messages/translator';

/** Sales of this device: found again, printed again, returned. */
export const sayPastSales = translator({ pastSales });
