-- One statement: each would write the whole table again.
ALTER TABLE "order_snapshots"
	ALTER COLUMN "furniture" SET DATA TYPE text,
	ALTER COLUMN "cut_list" SET DATA TYPE text;--> statement-breakpoint
-- Packs four times as fast as its own way; not every PostgreSQL was built with it, and the embedded one was not.
DO $$
BEGIN
	ALTER TABLE "order_snapshots"
		ALTER COLUMN "furniture" SET COMPRESSION lz4,
		ALTER COLUMN "cut_list" SET COMPRESSION lz4,
		ALTER COLUMN "quote" SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported OR invalid_parameter_value THEN
	NULL;
END $$;
