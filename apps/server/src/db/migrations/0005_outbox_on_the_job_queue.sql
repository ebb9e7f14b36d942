CREATE TABLE "top_tens" (
	"tenant" text PRIMARY KEY NOT NULL,
	"templates" jsonb NOT NULL,
	"orders" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "mail" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "webhook" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_unqueued" ON "outbox" USING btree ("created_at") WHERE queued_at is null;--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("tenant","created_at","id");--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "due_at";