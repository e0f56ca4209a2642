CREATE TABLE "address_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
-- The codes so far could be read back with the secret that stood beside them.
DELETE FROM "write_limits";
