-- One statement: each would write the whole table again.
ALTER TABLE "order_snapshots"
	ALTER COLUMN "configuration" SET DATA TYPE json,
	ALTER COLUMN "furniture" SET DATA TYPE json,
	ALTER COLUMN "catalogue" SET DATA TYPE json,
	ALTER COLUMN "quote" SET DATA TYPE json,
	ALTER COLUMN "cost" SET DATA TYPE json,
	ALTER COLUMN "cut_list" SET DATA TYPE json;
