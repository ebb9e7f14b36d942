-- The filter of users `quiet` is called `inactive`; saved views keep theirs.
UPDATE "saved_views" SET "query" = regexp_replace("query", '(^|&)quiet=true(&|$)', '\1inactive=true\2') WHERE "list" = 'users';
