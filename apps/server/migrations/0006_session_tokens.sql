-- A session may hold several living tokens for a moment: the one that was just refreshed still works for 30 seconds,
-- and two refreshes at once each hand out a token of their own. So tokens get a table, and a session keeps its id.

create table app.session_tokens (
  token_hash bytea primary key,
  session_id uuid not null references app.sessions (id) on delete cascade,
  created_at timestamptz not null,
  -- Handed out by a refresh, not by a sign-in: a refresh at the same time leaves it alone.
  from_refresh boolean not null,
  -- Set when a newer token has replaced this one; null while it is current.
  dies_at timestamptz
);
create index session_tokens_by_session on app.session_tokens (session_id);

insert into app.session_tokens (token_hash, session_id, created_at, from_refresh, dies_at)
select token_hash, id, last_used_at, false, null from app.sessions
union all
select previous_token_hash, id, signed_in_at, false, previous_until from app.sessions where previous_token_hash is not null;

create or replace function app.authenticate(by_token bytea, by_session uuid, in_store uuid, at timestamptz)
returns table (
  session_id uuid,
  user_id uuid,
  email_verified boolean,
  signed_in_at timestamptz,
  role text,
  store_modules jsonb,
  store_closed boolean
)
language sql stable security definer set search_path = app, pg_temp
as $$
  select session.id, session.user_id, person.email_verified_at is not null, session.signed_in_at,
         member.role, store.modules, store.closed_at is not null
  from app.sessions session
  join app.users person on person.id = session.user_id
  left join app.staff member on member.store_id = in_store and member.user_id = session.user_id
  left join app.stores store on store.id = member.store_id
  where session.expires_at > at
    and session.id = coalesce(by_session, (
      select token.session_id from app.session_tokens token
      where token.token_hash = by_token and (token.dies_at is null or token.dies_at > at)
    ))
$$;

alter table app.sessions
  drop column token_hash,
  drop column previous_token_hash,
  drop column previous_until;

-- The hand-off keeps how long the session it came from was to last.
alter table app.handoffs add column lifetime_seconds integer not null default 43200;
alter table app.handoffs alter column lifetime_seconds drop default;

-- A password that is being compared holds a place below the cap, but is no failure yet.
alter table app.attempts add column pending boolean not null default false;
