CREATE TABLE "sample_ids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sample_ids_kind" CHECK ("sample_ids"."kind" in ('session', 'assessment', 'application'))
);
