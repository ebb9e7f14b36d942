// After every migration: the role of tenant-scope.ts, its rights, and a forced policy on each table with a tenant.
// A new table is protected without further steps.
import type pg from 'pg'
import { appRole } from './tenant-scope.ts'

/** A subselect is evaluated once a query, not once a row. */
const scope = `(select current_setting('gabarit.tenant', true))`

/** Roles belong to the whole cluster: two databases may create it at the same time. */
export function makeRole(role: string): string {
	return `
	if not exists (select from pg_roles where rolname = '${role}') then
		begin
			create role ${role} nologin;
		exception
			when duplicate_object or unique_violation then null;
			when insufficient_privilege then
				raise exception 'this account may not create roles: have "create role ${role} nologin; grant ${role} to %" run once', current_user
					using errcode = 'insufficient_privilege';
		end;
	end if;
	if not pg_has_role(current_user, '${role}', 'member') then
		execute format('grant ${role} to %I', current_user);
	end if;`
}

/** Everyone may read the shops; only a tenant's scope may write. */
const shopsPolicies = `
	if not exists (select from pg_policies where schemaname = 'public' and tablename = 'tenants') then
		alter table public.tenants enable row level security;
		alter table public.tenants force row level security;
		create policy shops_read on public.tenants for select using (true);
		create policy shops_write on public.tenants
			using (code = ${scope} or ${scope} = '*') with check (code = ${scope} or ${scope} = '*');
	end if;`

const tenantPolicies = `
	for found in
		select c.oid, c.relname from pg_class c
		join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant' and not a.attisdropped
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
			and not (c.relrowsecurity and c.relforcerowsecurity
				and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant_rows'))
	loop
		execute format('alter table public.%I enable row level security', found.relname);
		execute format('alter table public.%I force row level security', found.relname);
		execute format('drop policy if exists tenant_rows on public.%I', found.relname);
		execute format(
			$p$create policy tenant_rows on public.%I
				using (tenant = ${scope} or ${scope} = '*') with check (tenant = ${scope} or ${scope} = '*')$p$,
			found.relname);
	end loop;`

export function grantsOn(schema: string): string {
	return `
	grant usage on schema ${schema} to ${appRole};
	grant select, insert, update, delete on all tables in schema ${schema} to ${appRole};
	grant usage on all sequences in schema ${schema} to ${appRole};
	grant execute on all functions in schema ${schema} to ${appRole};`
}

export async function secureRows(client: pg.PoolClient): Promise<void> {
	await client.query(
		`do $$ declare found record; begin ${makeRole(appRole)} ${grantsOn('public')} ${grantsOn('pgboss')} ${shopsPolicies} ${tenantPolicies} end $$`,
	)
}
