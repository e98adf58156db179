/** The stylesheet of every page of the emulator: calm, neutral, readable on a phone, light and dark. */
export const stylesheet = `
:root { --ground: #f4f5f3; --surface: #ffffff; --ink: #1d2623; --ink-2: #56605b; --line: #dfe3df; --control: #7f8883;
  --accent: #22543d; --on-accent: #ffffff; --soft: #e7efe9; --danger: #a8231c; --danger-soft: #fbe6e3; --focus: #5f4a96; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #131715; --surface: #1c211f; --ink: #eef1ee; --ink-2: #a9b3ad; --line: #303734; --control: #7d8782;
    --accent: #97d1ab; --on-accent: #0d2015; --soft: #24372c; --danger: #ffa096; --danger-soft: #43211e; --focus: #c4aeee; } }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.375rem; line-height: 1.3; font-weight: 600; margin: 0 0 .25rem; }
h2 { font-size: 1rem; font-weight: 600; margin: 0 0 .5rem; }
p { margin: 0 0 .75rem; }
.bank { display: flex; justify-content: space-between; gap: 1rem; color: var(--ink-2); font-size: .875rem; margin-bottom: 1rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; margin-bottom: 1rem; }
.sum { font-size: 2rem; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; margin: 0 0 .25rem; }
.quiet { color: var(--ink-2); font-size: .875rem; overflow-wrap: anywhere; }
label { display: block; font-size: .875rem; font-weight: 500; margin-bottom: .25rem; }
.field { margin-bottom: 1rem; min-width: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
input { width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid var(--control); border-radius: .625rem;
  background: var(--surface); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid="true"] { border-color: var(--danger); }
.error { color: var(--danger); font-size: .875rem; margin: .25rem 0 0; }
.alert { background: var(--danger-soft); color: var(--danger); border-radius: .625rem; padding: .75rem; margin-bottom: 1rem; }
button, .button { display: inline-flex; align-items: center; justify-content: center; width: 100%; min-height: 3rem; padding: .5rem 1rem;
  border: 0; border-radius: .625rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.plain { background: transparent; color: var(--ink-2); font-weight: 500; margin-top: .5rem; }
a { color: var(--accent); }
.button { color: var(--on-accent); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.hints { list-style: none; margin: 0; padding: 0; }
.hints li { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .5rem 0; border-top: 1px solid var(--line); font-size: .875rem; }
.hints code { font: inherit; font-variant-numeric: tabular-nums; color: var(--ink-2); grid-column: 1; }
.hints a { grid-column: 2; grid-row: 1 / span 2; align-self: center; padding: .5rem 0; }
.code { font-size: 2.75rem; line-height: 1.1; font-weight: 700; letter-spacing: .08em; font-variant-numeric: tabular-nums; margin: .25rem 0; }
.letter { white-space: pre-line; }
.row { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; }
@media (max-width: 22rem) { .pair { grid-template-columns: 1fr; gap: 0; } }
`;
