/** How the page of a receipt looks; its policy names the digest of this text. */
export const receiptStyle = `
:root{color-scheme:light dark;--ground:#f1efe9;--paper:#fff;--ink:#14181f;--soft:#5a626d;--line:#d9d5cb;--link:#17663f}
@media (prefers-color-scheme:dark){:root{--ground:#0e1115;--paper:#181c22;--ink:#e8eaed;--soft:#a3abb6;--line:#333a44;--link:#5cc98f}}
*{box-sizing:border-box;margin:0}
body{background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{display:grid;gap:1rem;max-inline-size:28rem;margin-inline:auto;padding:1.5rem 1rem 3rem}
article{display:grid;gap:1rem;padding:1.5rem 1.25rem;border-radius:12px;background:var(--paper)}
header,footer{text-align:center;white-space:pre-line}
header{display:grid;justify-items:center}
header p,footer,li p+p{color:var(--soft)}
img{max-inline-size:8rem;max-block-size:5rem;margin-block-end:.5rem;object-fit:contain}
h1{font-size:1.25rem}h2{font-size:1rem}
h2+p{margin-block-start:-1rem;color:var(--soft)}
.mark{padding:.5rem;border:2px solid;border-radius:8px;font-weight:700;text-align:center}
ul{display:grid;gap:.75rem;padding:1rem 0;border-block:1px dashed var(--line);list-style:none}
dl,.pair{font-variant-numeric:tabular-nums}
dl{display:grid;gap:.25rem}
dl div,.pair{display:flex;justify-content:space-between;gap:1rem}
dd,.pair>:last-child{flex:none;max-inline-size:60%;text-align:end}
.total{font-size:1.1rem;font-weight:700}
a{display:grid;place-items:center;min-block-size:2.75rem;color:var(--link);font-weight:600}
@media print{:root{color-scheme:light;--ground:#fff;--paper:#fff;--ink:#000;--soft:#000;--line:#000}main{padding:0}a{display:none}}`;
