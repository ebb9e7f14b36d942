CREATE TABLE "unseen_refusals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"reference" text,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unseen_refusals_of_user" ON "unseen_refusals" USING btree ("tenant","user_id","at");