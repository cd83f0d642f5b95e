-- The named ways across stores. Each is a security-definer function of the owner, and gives away no more than its name says.

-- Who calls: the living session of a user token (by its hash) or of a business token (by its session id),
-- and the role in the store that is asked for.
create function app.authenticate(by_token bytea, by_session uuid, in_store uuid, at timestamptz)
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
    and (session.id = by_session
         or session.token_hash = by_token
         or (session.previous_token_hash = by_token and session.previous_until > at))
$$;

-- Takes a sub-domain label for a store unless another store has it or it rests in quarantine.
-- The primary key decides a race.
create function app.claim_sub_domain(wanted text, for_store uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = app, pg_temp
as $$
begin
  if for_store is distinct from app.current_store() then
    raise exception 'a sub-domain is claimed for the current store only';
  end if;
  insert into app.sub_domains as held (label, store_id, held_until) values (wanted, for_store, null)
  on conflict (label) do update set store_id = excluded.store_id, held_until = null
    where held.store_id = excluded.store_id or held.held_until <= at;
  return found;
end
$$;

create function app.sub_domain_is_free(wanted text, at timestamptz) returns boolean
language sql stable security definer set search_path = app, pg_temp
as $$
  select not exists (
    select 1 from app.sub_domains where label = wanted and (held_until is null or held_until > at)
  )
$$;

-- Open invites of the current user, who must have proven the address.
create function app.invites_inbox(at timestamptz)
returns table (
  store_id uuid, invite_id uuid, role text, message text, expires_at timestamptz,
  business_name text, business_code text, logo_image_id uuid
)
language sql stable security definer set search_path = app, pg_temp
as $$
  select invite.store_id, invite.id, invite.role, invite.message, invite.expires_at,
         store.name, store.business_code, store.logo_image_id
  from app.users person
  join app.invites invite on invite.email_key = person.email_key
  join app.stores store on store.id = invite.store_id
  where person.id = app.current_user_id()
    and person.email_verified_at is not null
    and invite.expires_at > at
    and store.closed_at is null
  order by invite.sent_at desc
  limit 100
$$;
