-- A started sign-in stays, taken, until it is finished: a second request with the same key waits for the answer of the first.
alter table app.google_sign_ins add column taken boolean not null default false;
