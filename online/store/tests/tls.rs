//! A PostgreSQL that accepts only encrypted connections, as managed databases do.

mod common;

use common::PrivatePostgres;
use tetrapolis_store::open;

#[tokio::test(flavor = "multi_thread")]
async fn the_usual_modes_of_tls_mean_what_they_mean_elsewhere() {
    let Some(mut postgres) = PrivatePostgres::start() else { return };
    let Some(authority) = postgres.demand_tls() else { return };
    let root = format!("sslrootcert={}", authority.display());
    let verified = |mode: &str| format!("sslmode={mode}&{root}");
    for (host, options, opens) in [
        ("127.0.0.1", "sslmode=disable".to_owned(), false),
        ("127.0.0.1", "sslmode=prefer".into(), true),
        ("127.0.0.1", "sslmode=require".into(), true),
        ("localhost", verified("verify-ca"), true),
        ("localhost", "sslmode=verify-ca".into(), false),
        ("127.0.0.1", verified("verify-full"), false),
        ("localhost", verified("verify-full"), true),
        ("localhost", "sslmode=verify-full".into(), false),
    ] {
        let opened = open(&postgres.url_with(host, &options)).await;
        assert_eq!(opened.is_ok(), opens, "{host} {options}: {:?}", opened.as_ref().err());
        let Ok(store) = opened else { continue };
        store.ping().await.expect("it can write");
        let plain = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                     WHERE backend_type = 'client backend' AND NOT ssl";
        assert_eq!(postgres.query(plain).as_deref(), Some("0"), "every connection is encrypted");
        store.close().await.expect("closed");
    }
}
