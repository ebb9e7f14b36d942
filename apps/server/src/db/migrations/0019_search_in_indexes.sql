DROP INDEX "documents_anywhere";--> statement-breakpoint
DROP INDEX "mailbox_at";--> statement-breakpoint
DROP INDEX "designs_anywhere";--> statement-breakpoint
DROP INDEX "outbox_anywhere";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(file_name || ' ' || code)) STORED;--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "search" text GENERATED ALWAYS AS (lower("to" || ' ' || subject)) STORED;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(code || ' ' || coalesce(email, '') || ' ' || coalesce(external_reference, ''))) STORED;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(case when channel = 'mail' then "to" else '' end || ' ' || coalesce(subject, '') || ' ' ||
				coalesce(mail -> 'order' ->> 'reference', webhook -> 'order' ->> 'reference', ''))) STORED;--> statement-breakpoint
CREATE INDEX "documents_anywhere" ON "documents" USING btree ("created_at","id","tenant","search","code","kind");--> statement-breakpoint
CREATE INDEX "mailbox_at" ON "mailbox" USING btree ("at","id","tenant","search","to","reference","kind");--> statement-breakpoint
CREATE INDEX "designs_anywhere" ON "designs" USING btree ("updated_at","code","tenant","search","external_reference","type","frozen","owner_id");--> statement-breakpoint
CREATE INDEX "outbox_anywhere" ON "outbox" USING btree ("created_at","id","tenant","search","to","reference","kind","state","channel");