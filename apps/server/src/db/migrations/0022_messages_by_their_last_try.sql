DROP INDEX "outbox_created";--> statement-breakpoint
DROP INDEX "outbox_dead";--> statement-breakpoint
DROP INDEX "outbox_anywhere";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(tried_at, done_at, created_at)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_last" ON "outbox" USING btree ("tenant","last_at","id");--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("tenant","last_at","id") WHERE state = 'dead';--> statement-breakpoint
CREATE INDEX "outbox_anywhere" ON "outbox" USING btree ("last_at","id","tenant","search","to","reference","kind","state","channel");