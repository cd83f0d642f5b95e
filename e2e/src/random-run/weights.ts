/** How often what happens, beside plain sales. */
export const weights = {
  sale: 60,
  double_click: 3,
  two_tabs: 3,
  customer: 4,
  return: 6,
  balance: 4,
  park: 3,
  resume: 3,
  shift: 2,
  cash: 1,
  weather: 8,
  minute: 5,
  send: 4,
  come_back: 4,
  kill: 3,
  kill_at_paid: 2,
  open_tab: 3,
  close_tab: 1,
  clock: 1,
  product: 1,
  take_over: 0.7,
  poison: 0.5,
} as const;

export type Act = keyof typeof weights;
