ALTER TABLE "shop_files" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reference" text GENERATED ALWAYS AS (coalesce(mail -> 'order' ->> 'reference', webhook -> 'order' ->> 'reference')) STORED;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kind" text GENERATED ALWAYS AS (coalesce(mail ->> 'kind', webhook ->> 'kind')) STORED;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "status" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "milliseconds" integer;--> statement-breakpoint
CREATE INDEX "documents_created" ON "documents" USING btree ("tenant","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_id" ON "documents" USING btree ("id");--> statement-breakpoint
CREATE INDEX "mailbox_reference" ON "mailbox" USING btree ("tenant","reference") WHERE reference is not null;--> statement-breakpoint
CREATE INDEX "outbox_reference" ON "outbox" USING btree ("tenant","reference") WHERE reference is not null;