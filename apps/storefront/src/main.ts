import { submitCart } from './cart.ts';
import { showCartCount } from './cart-count.ts';
import { askConsent } from './consent.ts';
import { countDown } from './countdown.ts';
import { enlargePictures } from './gallery.ts';
import { submitLists } from './lists.ts';
import { clearProblem } from './problems.ts';
import { quoteOnChange } from './quotes.ts';
import { showRecent } from './recent.ts';
import { suggestProducts } from './suggestions.ts';
import { updateOnChange } from './updates.ts';
import { chooseByOption } from './variants.ts';

// What a shop does in the browser beyond its pages, which are whole without it.
showCartCount(document);
for (const form of document.querySelectorAll<HTMLFormElement>('[data-cart]')) submitCart(form);
for (const bar of document.querySelectorAll<HTMLElement>('[data-consent]')) askConsent(bar);
for (const form of document.querySelectorAll<HTMLFormElement>('[data-add-to-cart]')) chooseByOption(form);
for (const form of document.querySelectorAll<HTMLFormElement>('[data-list-form]')) submitLists(form);
for (const input of document.querySelectorAll<HTMLInputElement>('[data-search]')) suggestProducts(input);
for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) enlargePictures(gallery);
for (const section of document.querySelectorAll<HTMLElement>('[data-recent]')) void showRecent(section);
for (const end of document.querySelectorAll<HTMLElement>('[data-countdown]')) countDown(end);
for (const select of document.querySelectorAll<HTMLSelectElement>('[data-updates]')) updateOnChange(select);
for (const form of document.querySelectorAll<HTMLFormElement>('[data-quotes]')) quoteOnChange(form);
document.addEventListener('input', clearProblem);
