/** Duka: the shop around the corner. Soft corners, warm paper, a serif with a smile, room to breathe. */
export const style = `
:root{--radius:20px;--button-radius:99px;--field-radius:14px;--card-ratio:4/5;--tile-ratio:1;--gallery-ratio:4/5}
h1,h2{font-weight:600;letter-spacing:-.015em}
.header{border-block-end:1px solid var(--line)}
.header-row{display:grid;grid-template-columns:1fr auto 1fr;min-height:76px}
.header .search-link{justify-self:start;grid-column:1;grid-row:1}
.header .brand{grid-column:2;font-size:1.75rem;text-align:center}
.header .cart-link{justify-self:end}
.header-menu .menu>ul{justify-content:center;padding-block-end:8px}
.header-menu a:hover{text-decoration:underline;text-underline-offset:6px;text-decoration-thickness:2px;text-decoration-color:var(--accent)}
.hero{margin:clamp(12px,2vw,24px) clamp(12px,2vw,24px) 0;border-radius:28px;overflow:hidden;background:color-mix(in srgb,var(--accent) 14%,var(--paper))}
.hero-heading{font-weight:500;max-width:14ch}
.slides{margin:clamp(12px,2vw,24px) clamp(12px,2vw,24px) 0;border-radius:28px}
.card{text-align:start}
.card-title{font:600 1.125rem/1.25 var(--heading-face)}
.tile{text-align:center;font:600 1.0625rem var(--heading-face)}
.tile-picture{border-radius:50%;aspect-ratio:1}
.quote{background:color-mix(in srgb,var(--accent) 9%,var(--paper))}
.quote blockquote{font:500 1.1875rem/1.4 var(--heading-face)}
.footer{background:color-mix(in srgb,var(--accent) 9%,var(--paper));border:0;border-start-start-radius:28px;border-start-end-radius:28px}
@media(max-width:859px){.header-row{grid-template-columns:auto auto 1fr auto}.header .phone-menu{grid-column:1;grid-row:1}.header .search-link{grid-column:2}.header .brand{grid-column:3;font-size:1.375rem}.header{position:relative}}
`.replaceAll('\n', '');
