CREATE TABLE "outbox_tries" (
	"tenant" text NOT NULL,
	"message" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer,
	"milliseconds" integer,
	"problem" text,
	"answer" text,
	CONSTRAINT "outbox_tries_tenant_message_number_pk" PRIMARY KEY("tenant","message","number")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "outbox_tries" ADD CONSTRAINT "outbox_tries_tenant_message_outbox_tenant_id_fk" FOREIGN KEY ("tenant","message") REFERENCES "public"."outbox"("tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "outbox" SET "problem" = CASE WHEN "last_error" LIKE '%(410)' THEN 'gone' WHEN "last_error" LIKE 'the receiver answered %' THEN 'answered' ELSE 'other' END WHERE "last_error" IS NOT NULL;