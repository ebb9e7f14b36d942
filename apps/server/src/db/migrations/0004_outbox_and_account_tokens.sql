CREATE TABLE "account_audit" (
	"tenant" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	CONSTRAINT "account_audit_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"tenant" text NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"person" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_tokens_tenant_token_hash_pk" PRIMARY KEY("tenant","token_hash")
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"tenant" text NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb NOT NULL,
	CONSTRAINT "mailbox_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"tenant" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"to" text NOT NULL,
	"language" text NOT NULL,
	"mail" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "outbox_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
CREATE INDEX "account_audit_user" ON "account_audit" USING btree ("tenant","user_id","at");--> statement-breakpoint
CREATE INDEX "account_tokens_email" ON "account_tokens" USING btree ("tenant","email");--> statement-breakpoint
CREATE INDEX "mailbox_at" ON "mailbox" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE state = 'waiting';