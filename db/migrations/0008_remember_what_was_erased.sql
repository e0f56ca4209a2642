CREATE TABLE "erased_ids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Before what visitors and providers send one by one; the events of visits, which come in thousands, are asked about by
-- their own statement. What was erased is dropped. What is new, but of an erased visit, is kept without that link.
CREATE FUNCTION drop_erased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sent jsonb := to_jsonb(NEW);
	name text := sent ->> TG_ARGV[0];
	link text;
BEGIN
	IF EXISTS (SELECT FROM erased_ids WHERE id = CASE TG_ARGV[0] WHEN 'id' THEN name ELSE md5(name) END::uuid) THEN
		RETURN NULL;
	END IF;
	FOREACH link IN ARRAY ARRAY['session_id', 'assessment_id'] LOOP
		IF EXISTS (SELECT FROM erased_ids WHERE id = (sent ->> link)::uuid) THEN
			NEW := jsonb_populate_record(NEW, jsonb_build_object(link, NULL));
		END IF;
	END LOOP;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER drop_erased BEFORE INSERT ON ai_assessments FOR EACH ROW EXECUTE FUNCTION drop_erased('id');
--> statement-breakpoint
CREATE TRIGGER drop_erased BEFORE INSERT ON career_applications FOR EACH ROW EXECUTE FUNCTION drop_erased('id');
--> statement-breakpoint
CREATE TRIGGER drop_erased BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION drop_erased('invitee_id');
--> statement-breakpoint
CREATE TRIGGER drop_erased BEFORE INSERT ON purchases FOR EACH ROW EXECUTE FUNCTION drop_erased('checkout_id');
--> statement-breakpoint
CREATE TRIGGER drop_erased BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION drop_erased('charge_id');