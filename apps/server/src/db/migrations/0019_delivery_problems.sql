ALTER TABLE "outbox" ADD COLUMN "problem" text;--> statement-breakpoint
UPDATE "outbox" SET "problem" = CASE WHEN "last_error" LIKE '%(410)' THEN 'gone' WHEN "last_error" LIKE 'the receiver answered %' THEN 'answered' ELSE 'other' END WHERE "last_error" IS NOT NULL;
