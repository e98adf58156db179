-- Word similarity for typos, letters without marks, text compared without regard to case.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists citext;
