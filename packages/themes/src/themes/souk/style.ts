/** Souk: a covered market. Arches, hairlines like lattice, ink and brass, a high-contrast serif. */
export const style = `
:root{--radius:0;--button-radius:0;--field-radius:0;--card-ratio:1;--grid-gap:0;--gallery-ratio:1;--columns:4}
h1,h2,.brand{font-weight:600;letter-spacing:.005em}
.header{border-block-end:3px double var(--accent)}
.header-row{min-height:84px}
.brand{font-size:1.75rem}
.header .search-form{flex:1;max-width:520px;margin-inline:auto}
.header-menu{background:var(--ink);color:var(--paper)}
.header-menu .menu a{padding-block:12px;font-size:.9375rem;letter-spacing:.04em}
.header-menu .menu>ul>li>a:hover{color:color-mix(in srgb,var(--accent) 55%,#fff)}
.header .menu ul ul{color:var(--ink)}
.hero{background:var(--ink);color:var(--paper)}
.hero-words{justify-items:center;text-align:center}
.hero .hero-collage{display:none}.hero:has(.hero-collage){grid-template-columns:1fr}.hero:has(.hero-collage) .hero-words{margin-inline:auto;padding-inline:16px}
.hero-heading{font-weight:500;max-width:18ch}
.hero-heading::after{content:'';display:block;width:72px;margin:20px auto 0;border-block-end:3px double color-mix(in srgb,var(--accent) 60%,#fff)}
.section-head,.section-heading{border-block-end:1px solid var(--line);padding-block-end:12px}
.grid{border-block-start:1px solid var(--line);border-inline-start:1px solid var(--line);gap:0}
.grid>li{border-block-end:1px solid var(--line);border-inline-end:1px solid var(--line)}
.card{gap:0}.wished form{padding-inline:clamp(10px,1.4vw,18px)}
.card-picture{margin:0}
.card-words{display:grid;gap:4px;padding:14px clamp(10px,1.4vw,18px) 18px;border-block-start:1px solid var(--line);flex:1;align-content:start}
.card-title{font:600 1.0625rem/1.3 var(--heading-face)}
.card .price{font-weight:600;color:var(--accent-text)}
.badge{border-radius:0;inset-inline-start:0;inset-block-start:0}
.tiles{gap:clamp(12px,2vw,28px)}
.tile{text-align:center;font:600 1.0625rem var(--heading-face)}
.tile-picture{aspect-ratio:3/4;border-radius:999px 999px 0 0;border:1px solid var(--line);outline:1px solid var(--line);outline-offset:5px;margin:6px}
.gallery a:first-child,.side-picture{border-radius:999px 999px 0 0}
.gallery a:first-child img{aspect-ratio:4/5}
.product-title{display:grid;gap:6px;padding-block-end:16px;border-block-end:3px double var(--accent)}
.product-story{background:var(--wash);padding-block:clamp(28px,4vw,48px);border-block:1px solid var(--line)}
.quote{background:transparent;border:1px solid var(--line);text-align:center;justify-items:center}
.quote blockquote{font:italic 500 1.125rem/1.5 var(--heading-face)}
.footer{background:var(--ink);color:var(--paper);border:0;border-block-start:3px double var(--accent)}
@media(max-width:859px){.header{position:relative}.header-row{flex-wrap:wrap;padding-block:8px 12px}.brand{font-size:1.375rem}.header .cart-link{margin-inline-start:auto}.header .search-form{order:4;flex:1 0 100%;max-width:none}}
`.replaceAll('\n', '');
