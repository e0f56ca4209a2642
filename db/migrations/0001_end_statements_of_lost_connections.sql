-- The site gives a connection up after two seconds without an answer. A statement that waits for a lock would keep
-- its place on the server until the lock is free, and the next ones too, until nobody can connect any more.
-- Where this account may not set it, or the server's system cannot, the site runs without.
DO $$
BEGIN
	EXECUTE format('ALTER DATABASE %I SET client_connection_check_interval = 1000', current_database());
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'client_connection_check_interval stays as it is: %', SQLERRM;
END
$$;
