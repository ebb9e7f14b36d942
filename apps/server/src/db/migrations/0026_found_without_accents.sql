ALTER TABLE "mailbox" drop column "search";--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "search" text GENERATED ALWAYS AS (replace(replace(translate(lower("to" || ' ' || subject), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), 'œ', 'oe'), 'æ', 'ae')) STORED;--> statement-breakpoint
ALTER TABLE "outbox" drop column "search";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "search" text GENERATED ALWAYS AS (replace(replace(translate(lower(case when channel = 'mail' then "to" else '' end || ' ' || coalesce(subject, '') || ' ' ||
				coalesce(mail -> 'order' ->> 'reference', webhook -> 'order' ->> 'reference', '')), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), 'œ', 'oe'), 'æ', 'ae')) STORED;--> statement-breakpoint
CREATE INDEX "mailbox_at" ON "mailbox" USING btree ("at","id","tenant","search","to","reference","kind");--> statement-breakpoint
CREATE INDEX "outbox_anywhere" ON "outbox" USING btree ("last_at","id","tenant","search","to","reference","kind","state","channel");
